// Somebody who listens and types: the page is known by its accessibility tree, by what has the focus and
// by what is said aloud, and everything is done with keys. Nothing here looks for a selector.

import { expect, type CDPSession, type Page } from '@playwright/test';

/** Something of the accessibility tree, in the order in which it is read. */
export interface Item {
  /** What tells two things of one name apart. */
  id: number;
  role: string;
  name: string;
  value: string;
  focused: boolean;
  disabled: boolean;
  expanded: boolean;
  /** Checked, pressed or selected. */
  on: boolean;
}

export type Wanted = string | RegExp;

interface AxNode {
  nodeId: string;
  backendDOMNodeId?: number;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  parentId?: string;
  childIds?: string[];
}

/** What stands for the page itself: the focus is nowhere. */
const NOWHERE = 'RootWebArea';
/** Roles that say nothing of what something is, or where the focus is. */
const MUTE = [NOWHERE, '', 'none', 'generic', 'GenericContainer', 'Section', 'presentation'];

/** What is used, and has a Tab stop of its own. */
const USED = ['button', 'link', 'textbox', 'combobox', 'slider'];

export class Reader {
  /** How many keys were pressed. */
  presses = 0;
  /** What had the focus last, for whoever reads a fault. */
  private last = 'the start';
  private heardBefore = 0;
  private readonly seen = new Set<string>();

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Sits down before a page that is not open yet. */
  static async at(page: Page): Promise<Reader> {
    await page.addInitScript(listen);
    return new Reader(page, await page.context().newCDPSession(page));
  }

  /** Everything there is to read. */
  async read(): Promise<Item[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as {
      nodes: AxNode[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const items: Item[] = [];
    const visit = (node: AxNode | undefined): void => {
      if (!node) return;
      if (!node.ignored && node.role?.value !== 'InlineTextBox') items.push(itemOf(node));
      for (const child of node.childIds ?? []) visit(byId.get(child));
    };
    visit(nodes.find((node) => node.parentId === undefined));
    return items;
  }

  /** All of it as text, for whoever reads a fault. */
  async text(): Promise<string> {
    const lines = (await this.read()).map(
      ({ role, name, focused, on }) => `${focused ? '>' : ' '} ${role} ${name}${on ? ' [on]' : ''}`,
    );
    return lines.filter((line) => !/^ {2}(generic|StaticText|none) ?$/.test(line)).join('\n');
  }

  /** What has the focus. */
  async focused(): Promise<Item> {
    const { result } = await this.session.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const { nodes } = (await this.session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    })) as { nodes: AxNode[] };
    const [node] = nodes;
    const body = result.className === 'HTMLBodyElement';
    if (!node || body) return { ...itemOf({ nodeId: '', ignored: true }), role: NOWHERE };
    return itemOf(node);
  }

  /** Presses a key. Afterwards the focus is on something that says what it is, and is seen: that comes back. */
  async press(key: string): Promise<Item> {
    this.presses++;
    await this.page.keyboard.press(key);
    // What changes at once has changed.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const at = await this.isSomewhere(`${key} at ${this.last}`, /Tab$/.test(key));
    this.last = `${at.role} “${at.name}”`;
    return at;
  }

  /** Types a text into what has the focus. */
  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.page.keyboard.type(text);
  }

  private async isSomewhere(after: string, mayLeave: boolean): Promise<Item> {
    let at = await this.focused();
    // Behind the last thing of a page comes the browser's own frame.
    if (at.role === NOWHERE && mayLeave) return at;
    if (MUTE.includes(at.role)) {
      await expect
        .poll(async () => MUTE.includes((at = await this.focused()).role), {
          message: `the focus is lost after ${after}`,
          timeout: 5000,
        })
        .toBe(false);
    }
    const known = `${at.role} ${at.name}`;
    if (this.seen.has(known)) return at;
    this.seen.add(known);
    expect(at.name, `a ${at.role} without a name has the focus after ${after}`).not.toBe('');
    await expect
      .poll(() => this.page.evaluate(seenFocus), {
        message: `the focus is not seen on ${known}, after ${after}`,
        timeout: 3000,
      })
      .toBe('');
    return at;
  }

  /** The first thing of this role and name; nothing if there is none. */
  async find(role: string, name: Wanted): Promise<Item | undefined> {
    return (await this.read()).find((item) => is(item, role, name));
  }

  /** Waits until something is there to be read. */
  async awaits(role: string, name: Wanted): Promise<Item> {
    return this.until(`${role} ${name}`, (items) => items.find((item) => is(item, role, name)));
  }

  /** Reads again and again until something is found. */
  async until<Found>(
    what: string,
    look: (items: Item[]) => Found | undefined | false,
  ): Promise<Found> {
    const end = Date.now() + 30_000;
    for (;;) {
      const found = look(await this.read());
      if (found) return found;
      if (Date.now() > end) throw new Error(`never there: ${what}\n${await this.text()}`);
      await this.page.waitForTimeout(40);
    }
  }

  /** Goes by Tab to something, forth or back as it stands. */
  async to(role: string, name: Wanted): Promise<void> {
    await this.awaits(role, name);
    const items = await this.read();
    const goal = items.findIndex((item) => is(item, role, name) && !item.disabled);
    const now = items.findLastIndex((item) => item.focused && item.role !== NOWHERE);
    const key = now > goal ? 'Shift+Tab' : 'Tab';
    let at = await this.focused();
    for (let i = 0; i < 120; i++) {
      if (is(at, role, name)) return;
      at = await this.press(key);
    }
    throw new Error(`Tab never reaches ${role} ${name}\n${await this.text()}`);
  }

  /** Goes round all of a screen or dialog by Tab: nothing keeps the focus, and everything to use is reached. */
  async round(): Promise<void> {
    const before = new Set((await this.read()).map(({ id }) => id));
    const reached = new Set<number>();
    for (let at = await this.press('Tab'); !reached.has(at.id); at = await this.press('Tab')) {
      reached.add(at.id);
    }
    const missed = (await this.read()).filter(
      ({ role, disabled, id }) =>
        USED.includes(role) && !disabled && before.has(id) && !reached.has(id),
    );
    expect(missed.map(({ role, name }) => `${role} ${name}`)).toEqual([]);
  }

  /** Goes to something and presses Enter there. */
  async enter(role: string, name: Wanted): Promise<void> {
    await this.to(role, name);
    await this.press('Enter');
  }

  /** Chooses one of the radio buttons of a group: by Tab to the one that is chosen, by arrows on. */
  async choose(group: Wanted, name: Wanted): Promise<void> {
    const isGroup = ({ role }: Item) => role === 'group' || role === 'radiogroup';
    const items = await this.read();
    const from = items.findIndex((item) => isGroup(item) && matches(item.name, group));
    const rest = items.slice(from + 1);
    const end = rest.findIndex(isGroup);
    const radios = rest.slice(0, end < 0 ? undefined : end).filter(({ role }) => role === 'radio');
    expect(from, `no group ${group}\n${await this.text()}`).toBeGreaterThanOrEqual(0);
    await this.to('radio', (radios.find(({ on }) => on) ?? radios[0])?.name ?? '');
    for (let i = 0; i < radios.length; i++) {
      if (is(await this.focused(), 'radio', name)) return;
      await this.press('ArrowDown');
    }
    expect((await this.focused()).name).toMatch(name);
  }

  /** Goes to a cell of a grid: by Tab to the grid, by arrows to the cell. */
  async toCell(name: Wanted): Promise<void> {
    await this.awaits('gridcell', name);
    await this.to('gridcell', /./);
    const rows = rowsOf(await this.read());
    const place = (test: (item: Item) => boolean): [number, number] => {
      const y = rows.findIndex((row) => row.some(test));
      return [rows[y]?.findIndex(test) ?? -1, y];
    };
    const [x, y] = place((item) => item.focused);
    const [toX, toY] = place((item) => is(item, 'gridcell', name));
    // Rows first: a walk along a row ends where the row does.
    for (let i = y; i < toY; i++) await this.press('ArrowDown');
    for (let i = y; i > toY; i--) await this.press('ArrowUp');
    for (let i = x; i < toX; i++) await this.press('ArrowRight');
    for (let i = x; i > toX; i--) await this.press('ArrowLeft');
    expect((await this.focused()).name).toMatch(name);
  }

  /** From here on counts what is heard. */
  async hush(): Promise<void> {
    this.heardBefore = (await this.allHeard()).length;
  }

  /** What was said aloud since the last hush. */
  async heard(): Promise<string> {
    return (await this.allHeard()).slice(this.heardBefore).join(' | ');
  }

  /** Waits until something like this has been said aloud since the last hush. */
  async hears(what: RegExp): Promise<void> {
    await expect.poll(() => this.heard(), { timeout: 15_000 }).toMatch(what);
  }

  private allHeard(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }
}

const matches = (text: string, wanted: Wanted): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

/** Whether something is of a role, and of a name: all of it, or what a pattern finds in it. */
export const is = (item: Item, role: string, name: Wanted): boolean =>
  item.role === role && matches(item.name, name);

function rowsOf(items: Item[]): Item[][] {
  const rows: Item[][] = [];
  for (const item of items) {
    if (item.role === 'row') rows.push([]);
    else if (item.role === 'gridcell') rows.at(-1)?.push(item);
  }
  return rows;
}

function itemOf({ backendDOMNodeId, role, name, value, properties = [] }: AxNode): Item {
  const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value;
  const yes = (wanted: string) => property(wanted) === true || property(wanted) === 'true';
  return {
    id: backendDOMNodeId ?? 0,
    role: role?.value ?? '',
    name: (name?.value ?? '').replace(/\s+/g, ' ').trim(),
    value: String(value?.value ?? ''),
    focused: yes('focused'),
    disabled: yes('disabled'),
    expanded: yes('expanded'),
    on: yes('checked') || yes('pressed') || yes('selected'),
  };
}

/** In the page: why whoever looks does not see where the focus is; nothing if they do. */
function seenFocus(): string {
  const at = document.activeElement;
  if (!(at instanceof Element)) return 'nothing has the focus';
  // The ring may be drawn round what is in it, or round a label.
  const ringed = [at, at.closest('label'), ...at.querySelectorAll('*')].some((one) => {
    const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : { outlineStyle: 'none' };
    return outlineStyle !== 'none' && parseFloat(outlineWidth ?? '0') > 0;
  });
  if (!ringed) return 'no ring';
  const drawn = at.closest('label') ?? at;
  const { left, right, top, bottom, width, height } = drawn.getBoundingClientRect();
  if (width < 1 || height < 1) return 'no size';
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return inside ? '' : 'outside of the window';
}

/** In the page: keeps what a screen reader says by itself, in `window.heard`. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  // A region is listened to once it is there: what comes together with it is not sure to be said, except an
  // alert. Nor is anything said that lies below a dialog.
  const known = new WeakSet<Element>();
  const words = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const say = (region: Element, text: string) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (text !== '' && (!dialog || dialog.contains(region))) heard.push(text);
  };
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    const fresh: Element[] = [];
    for (const { target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(LIVE);
      if (region && known.has(region)) {
        if (region.getAttribute('role') === 'log') {
          for (const node of addedNodes) say(region, words(node));
        } else changed.add(region);
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(LIVE)) fresh.push(node);
        fresh.push(...node.querySelectorAll(LIVE));
      }
    }
    for (const region of fresh) {
      if (region.getAttribute('role') === 'alert') changed.add(region);
      known.add(region);
    }
    for (const region of changed) say(region, words(region));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
