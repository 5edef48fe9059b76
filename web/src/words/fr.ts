// What every screen says, and what each game says.

const files = import.meta.glob<string>(
  [
    '../../../words/fr/*.ftl',
    '!../../../words/fr/{notation,play,rules,table,terminal}.ftl',
    '@engines/words/fr/*.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files);
