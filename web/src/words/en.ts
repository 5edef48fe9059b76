// What every screen says, and what each game says.

const files = import.meta.glob<string>(
  [
    '../../../words/en/*.ftl',
    '!../../../words/en/{notation,play,rules,table,terminal}.ftl',
    '@engines/words/en/*.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files);
