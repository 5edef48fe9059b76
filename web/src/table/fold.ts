// A table as it stands: updates folded into one. Whoever keeps a table and whoever sits at it fold alike.

import type { Update } from '../generated/wire';
import type { HeardUpdate } from './host/host';

type FreshUpdate = Pick<HeardUpdate, 'update' | 'fresh'>;

/** Whether the news of an update takes the place of what was told before: a rematch begins anew. */
export const beginsAnew = ({ update, fresh }: FreshUpdate): boolean =>
  fresh || update.news.some(({ news }) => news === 'rematch');

/** The table after an update. Views that an update leaves out have not changed. */
export function fold(before: Update | undefined, heard: FreshUpdate): Update {
  const { update } = heard;
  const views = update.views ?? before?.views;
  const news = !before || beginsAnew(heard) ? update.news : [...before.news, ...update.news];
  return { ...update, news, ...(views && { views }) };
}
