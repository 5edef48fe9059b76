// The languages of the page: the folders of words, found when it was built.

/** The code of a language: the name of its folder. */
export type Language = string;

/** The language that is spoken where no other is asked for. */
export const ENGLISH: Language = 'en';

const names = import.meta.glob<string>('../../words/*/common.ftl', {
  query: '?name',
  import: 'default',
  eager: true,
});

/** What every language calls itself, in the order of their codes. */
export const LANGUAGES: ReadonlyMap<Language, string> = new Map(
  Object.entries(names)
    .map(([path, name]): [Language, string] => [path.split('/').at(-2) ?? '', name])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

/** The language among ours that somebody would like best, who likes these in this order. */
export function preferred(locales: readonly string[]): Language {
  for (const locale of locales) {
    const tag = locale.toLowerCase();
    const [first] = tag.split('-');
    for (const wanted of [tag, first]) {
      for (const language of LANGUAGES.keys()) {
        if (language.toLowerCase() === wanted) return language;
      }
    }
  }
  return ENGLISH;
}
