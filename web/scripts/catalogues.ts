// The catalogues of the house as modules. A language is a folder of words; the query behind one of its
// files says what is wanted: its own name, what every screen says, what is said at a table, what is said to
// those who type, what the coach says, what is said in lessons, or beside a real table.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = join(import.meta.dirname, '../../words');
/** The language that is spoken where no other is asked for. */
const DEFAULT = 'en';
/** What is said at a table only, what to those only who type there, what the coach says, what in lessons, and what
 * beside a real table. */
const LATER = {
  play: ['rules.ftl', 'table.ftl', 'play.ftl'],
  notation: ['notation.ftl'],
  coach: ['coach.ftl'],
  lessons: ['lessons.ftl'],
  pad: ['pad.ftl'],
};
type Later = keyof typeof LATER;
/** What is not said on the page. */
const ELSEWHERE = ['terminal.ftl', 'program.ftl', 'program-help.ftl'];

/** `engines`: the folder of the engines, with what their games say if that does not lie in `words`. */
export function catalogues(engines: string): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const [path = '', query = ''] = id.split('?');
      const part = /^(name|base|play|notation|coach|lessons|pad)\b/.exec(query)?.[0];
      if (!part || !/\/words\/[^/]+\/common\.ftl$/.test(path)) return null;
      if (part === 'name') this.addWatchFile(path);
      const files = part === 'name' ? [] : filesOf(dirname(path), part, engines);
      for (const file of files) this.addWatchFile(file);
      const text = part === 'name' ? message(path, 'language-name') : said(files);
      return `export default ${JSON.stringify(text)};\n`;
    },
    writeBundle({ dir = '' }) {
      const file = join(dir, 'manifest.webmanifest');
      writeFileSync(file, manifest(readFileSync(file, 'utf8')));
    },
  };
}

/** The file of a chunk. What is said in a language is called by its code. */
export function chunkName({ facadeModuleId: id }: { facadeModuleId?: string | null }): string {
  const found = /\/words\/([^/]+)\/common\.ftl\?(base|play|notation|coach|lessons|pad)/.exec(
    id ?? '',
  );
  const name = found ? `${found[1]}${found[2] === 'base' ? '' : `.${found[2]}`}` : '[name]';
  return `assets/${name}-[hash].js`;
}

/** The languages: the folders of words, in the order of their codes. */
export const languages = (): string[] => readdirSync(WORDS).sort();

/** The files of a language that a page loads, at first or later. */
function filesOf(folder: string, part: string, engines: string): string[] {
  if (part in LATER) return LATER[part as Later].map((name) => join(folder, name));
  const others = [...Object.values(LATER).flat(), ...ELSEWHERE];
  const names = readdirSync(folder).filter((name) => !others.includes(name));
  const own = names.sort().map((name) => join(folder, name));
  // A game that has not been translated speaks English.
  const words = join(engines, 'words');
  const games = existsSync(join(words, DEFAULT)) ? readdirSync(join(words, DEFAULT)) : [];
  const more = games.map((name) => {
    const translated = join(words, basename(folder), name);
    return existsSync(translated) ? translated : join(words, DEFAULT, name);
  });
  return [...own, ...more];
}

/** All messages of some files. Nobody reads their comments in a page. */
function said(files: string[]): string {
  const texts = files.map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, ''));
  return texts.join('\n').replace(/\n{2,}/g, '\n');
}

/** A message of one line. */
function message(file: string, key: string): string {
  const found = new RegExp(`^${key} = (.+)$`, 'm').exec(readFileSync(file, 'utf8'));
  if (!found?.[1]) throw new Error(`${file} has no ${key}`);
  return found[1];
}

/** What an installed page says about itself, in every language. */
export function manifest(text: string): string {
  const about = (language: string) => message(join(WORDS, language, 'page.ftl'), 'qlub-about');
  const others = languages().filter((language) => language !== DEFAULT);
  return JSON.stringify({
    ...JSON.parse(text),
    lang: DEFAULT,
    description: about(DEFAULT),
    description_localized: Object.fromEntries(others.map((code) => [code, about(code)])),
  });
}
