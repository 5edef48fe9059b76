// The rules pages of the house (docs/rules) as modules of HTML, rendered when the page is built.

import { dirname, basename } from 'node:path';
import { readFileSync } from 'node:fs';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

export function rulesPages(): Plugin {
  return {
    name: 'rules-pages',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? id;
      if (!/\/rules\/[^/]+\/[^/]+\.md$/.test(path)) return null;
      this.addWatchFile(path);
      return asModule(path, readFileSync(path, 'utf8'));
    },
  };
}

/** A module whose default export is the page; pictures become files of the build. */
function asModule(path: string, text: string): string {
  const pictures: string[] = [];
  const html = render(text, pageOf(path), (picture) => {
    pictures.push(`${dirname(path)}/${picture}`);
    return `%PICTURE${pictures.length - 1}%`;
  });
  const imports = pictures.map((file, i) => `import p${i} from ${JSON.stringify(`${file}?url`)};`);
  const filled = JSON.stringify(html).replace(/%PICTURE(\d+)%/g, '"+p$1+"');
  return `${imports.join('\n')}\nexport default ${filled};\n`;
}

/** The page's name in addresses; the index is about what all games share: the table. */
function pageOf(path: string): string {
  const name = basename(path, '.md');
  return name === 'README' ? 'table' : name;
}

export function render(text: string, page: string, picture: (file: string) => string): string {
  const marked = new Marked();
  const seen = new Map<string, number>();
  // What scrolls by itself can be reached by keyboard to do so, and is called as the heading above it.
  let above = '';
  const scrolls = () => `tabindex="0" role="group"${above && ` aria-labelledby="${above}"`}`;
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        above = slug(inner, seen);
        return `<h${depth} id="${above}">${inner}</h${depth}>\n`;
      },
      // What a page begins with on its host, links to other games and languages, the screen has itself.
      paragraph({ tokens }: Tokens.Paragraph): string {
        const isLink = ({ type, raw }: { type: string; raw: string }) =>
          type === 'link' || raw.trim() === '·';
        if (seen.size < 2 && tokens.every(isLink)) return '';
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const language = OTHER.exec(href)?.[1];
        const spoken = language ? ` lang="${language}" hreflang="${language}"` : '';
        const inner = this.parser.parseInline(tokens);
        return `<a href="${address(href, page)}"${spoken}>${inner}</a>`;
      },
      image({ href, text }: Tokens.Image): string {
        return `<img src="${picture(href)}" alt="${text}" loading="lazy" />`;
      },
      table(token: Tokens.Table): string {
        const cells = (tag: string, row: Tokens.TableCell[]) =>
          row
            .map((cell) => {
              const name = cell.text === '' ? 'td' : tag;
              return `<${name}>${this.parser.parseInline(cell.tokens)}</${name}>`;
            })
            .join('');
        const head = `<tr>${cells('th', token.header)}</tr>`;
        const body = token.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
        return `<div class="wide" ${scrolls()}><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
      },
      code({ text }: Tokens.Code): string {
        return `<pre ${scrolls()}><code>${escape(text)}</code></pre>`;
      },
    },
  });
  return marked.parse(text, { async: false });
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Heading anchors as the repository's own host makes them, so that links work in both places. */
function slug(html: string, seen: Map<string, number>): string {
  const plain = html.replace(/<[^>]+>/g, '').replace(/&[a-z#0-9]+;/g, '');
  const base = plain
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');
  const before = seen.get(base) ?? 0;
  seen.set(base, before + 1);
  return before === 0 ? base : `${base}-${before}`;
}

/** Another rules page: its language if that is another one, its name, its anchor. */
const OTHER = /^(?:\.\.\/([a-zA-Z-]+)\/)?([a-zA-Z-]+)\.md(?:#(.*))?$/;

/** Links between rules pages, as addresses inside the page. */
export function address(href: string, page: string): string {
  if (href.startsWith('#')) return `#/rules/${page}/${href.slice(1)}`;
  const other = OTHER.exec(href);
  if (!other) return href;
  const [, language, file, anchor] = other;
  // All games: that is what one chooses from.
  const name = file !== 'README' ? `/${file}` : anchor ? '/table' : '';
  const spoken = language ? `?${language}` : '';
  return `#/rules${name}${anchor ? `/${anchor}` : ''}${spoken}`;
}
