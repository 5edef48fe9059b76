import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from './catalogues.ts';
import { address, render } from './rules-pages.ts';

const DOCS = join(import.meta.dirname, '../../docs/rules');

describe('rules pages', () => {
  it('link to one another inside the page', () => {
    expect(address('#left-to-right', 'qwixx')).toBe('#/rules/qwixx/left-to-right');
    expect(address('qwixx-cards.md', 'qwixx')).toBe('#/rules/qwixx-cards');
    expect(address('README.md#over', 'qwixx')).toBe('#/rules/table/over');
    expect(address('README.md', 'qwixx')).toBe('#/rules');
    expect(address('../fr/qwixx.md', 'qwixx')).toBe('#/rules/qwixx?fr');
  });

  it('say in which language a page is that they link to', () => {
    const html = render('# Nim\n\nSee [en français](../fr/nim.md).', 'nim', String);
    expect(html).toContain('<a href="#/rules/nim?fr" lang="fr" hreflang="fr">en français</a>');
  });

  for (const language of languages()) {
    for (const page of readdirSync(join(DOCS, language)).map((file) => basename(file, '.md'))) {
      it(`lead nowhere in vain: ${language}/${page}`, () => {
        const html = render(readFileSync(join(DOCS, language, `${page}.md`), 'utf8'), page, String);
        const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
        const here = [...html.matchAll(new RegExp(`href="#/rules/${page}/([^"?]+)"`, 'g'))];
        expect(here.map((found) => found[1]).filter((anchor) => !anchors.has(anchor))).toEqual([]);
      });

      it(`begin with what they say, not with links: ${language}/${page}`, () => {
        const html = render(readFileSync(join(DOCS, language, `${page}.md`), 'utf8'), page, String);
        expect(html).toMatch(/^<h1 [^>]*>[^<]+<\/h1>\s*<p>[^<]/);
      });
    }
  }
});
