// Looking at a table, with an engine that tests play.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { rooted } from '../../../tests/unit/rooted.svelte';
import { ALONE, sit } from '../../../tests/unit/sitting';
import { question, viewOf } from '../../../tests/unit/table';
import { lookAtAny } from '../../table/host/engine';
import { Looking } from './looking.svelte';

vi.mock('../../table/host/engine', () => ({ lookAtAny: vi.fn() }));

let end = () => {};
afterEach(() => end());
const settled = () => new Promise((go) => setTimeout(go));

describe('a tap before the board has caught up', () => {
  it('waits for the answer that is on its way, and for the next question to be seen', async () => {
    let look = () => {};
    vi.mocked(lookAtAny).mockResolvedValueOnce({} as never);
    vi.mocked(lookAtAny).mockImplementationOnce(
      () => new Promise((go) => (look = () => go({} as never))),
    );
    const { table, sitting } = sit({ ...ALONE, table: { game: 'quixo', ...question(1, [0]) } });
    const root = rooted(() => new Looking('quixo', sitting));
    end = root.end;
    await settled();
    const looking = root.made;
    expect(looking.asking).toBe(true);
    await looking.caughtUp();

    let caughtUp = false;
    const answer = sitting.ask({ ask: 'answer', seat: 0, question: 1, action: 'a1N' });
    void looking.caughtUp().then(() => (caughtUp = true));
    table.tell({ table: question(2, [0]), views: [viewOf(0)] });
    await answer;
    await settled();
    expect(caughtUp).toBe(false);
    look();
    await settled();
    expect(caughtUp).toBe(true);
    expect(looking.asking).toBe(true);
  });
});
