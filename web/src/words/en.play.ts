// What is said at a table.
import notation from '../../../words/en/notation.ftl?raw';
import play from '../../../words/en/play.ftl?raw';
import rules from '../../../words/en/rules.ftl?raw';
import table from '../../../words/en/table.ftl?raw';

export default [rules, table, play, notation];
