// What every screen says.
import boards from '../../../words/en/boards.ftl?raw';
import common from '../../../words/en/common.ftl?raw';
import page from '../../../words/en/page.ftl?raw';

export default [common, page, boards];
