// What is said at a table.
import notation from '../../../words/en/notation.ftl?raw';
import qwixx from '../../../words/en/qwixx.ftl?raw';
import table from '../../../words/en/table.ftl?raw';
import rules from '../../../words/en/rules.ftl?raw';

export default [rules, table, qwixx, notation];
