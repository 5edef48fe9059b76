// What is said at a table.
import notation from '../../../words/fr/notation.ftl?raw';
import play from '../../../words/fr/play.ftl?raw';
import rules from '../../../words/fr/rules.ftl?raw';
import table from '../../../words/fr/table.ftl?raw';

export default [rules, table, play, notation];
