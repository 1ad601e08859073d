/** Makes moves like a person: presses the cards, buttons and answers that the page shows. */
import { admits, type CardId, type Move, type LegalMove, type Verb } from '@kickdoor/rules';
import type { Words } from '@kickdoor/words';
import type { Locator, Page } from 'playwright-core';

/** Milliseconds to wait for the page: on a loaded machine it may be slow. */
const PATIENCE = 60_000;
/** Milliseconds to wait for something to press for a move before looking at the table again. */
const REACH = 4000;
/**
 * Milliseconds to wait for a tap's click, which goes through the browser's gesture detection; not every tap has one.
 */
const CLICK = 10_000;
/** Moves that start from a selected card; all others have a button. */
const FROM_CARD: ReadonlySet<Verb> = new Set(['play', 'fight', 'equip', 'unequip', 'part', 'drop']);

function isComplete({ pick, terms, trade, choice }: LegalMove): boolean {
  return pick === undefined && terms === undefined && trade === undefined && choice === undefined;
}

function key(legalMove: LegalMove): string {
  return JSON.stringify(legalMove.move);
}

/** The legal moves that share a button, and so a sheet, with this one. */
function alike({ move }: LegalMove, legalMoves: readonly LegalMove[]): LegalMove[] {
  return legalMoves.filter(({ move: other }) =>
    move.do === 'use' && other.do === 'use' ? other.power === move.power : other.do === move.do,
  );
}

/** A person's input device. */
export type Means = 'mouse' | 'touch' | 'keyboard';

/** More than the number of tab stops on any page. */
const MOST_TABS = 120;

const STEPS = {
  before: 'Shift+Tab',
  after: 'Tab',
  'back in this group': 'ArrowLeft',
  'on in this group': 'ArrowRight',
} as const;

/** Runs in the page: where an element is, relative to the focus. */
function whereIs(element: Element): keyof typeof STEPS | 'here' {
  const { activeElement: at } = document;
  if (at === null || at === document.body) return 'after';
  if (element.contains(at)) return 'here';
  const before = (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const group = element.closest('[role=radiogroup], [role=toolbar], [role=tablist]');
  if (group?.contains(at) === true) return before ? 'back in this group' : 'on in this group';
  return before ? 'before' : 'after';
}

/** Runs in the page: counts clicks since the first call. */
function clicksHeard(): number {
  const counted: unknown = Reflect.get(globalThis, 'clicksHeard');
  if (typeof counted === 'number') return counted;
  let heard = 0;
  const count = () => Reflect.set(globalThis, 'clicksHeard', heard);
  count();
  addEventListener(
    'click',
    () => {
      heard += 1;
      count();
    },
    true,
  );
  return 0;
}

/** Runs in the page: whether there was another click, or another page was loaded. */
function hasHeardMore(before: number): boolean {
  return Reflect.get(globalThis, 'clicksHeard') !== before;
}

export class Hands {
  readonly #page: Page;
  readonly means: Means;
  readonly #words: Words;

  constructor(page: Page, means: Means, words: Words) {
    this.#page = page;
    this.means = means;
    this.#words = words;
  }

  /** Focuses a field, by touch, mouse or keyboard. */
  async enter(field: Locator): Promise<void> {
    if (this.means === 'keyboard') await this.#tabTo(field, PATIENCE);
    else await this.press(field);
  }

  /** Presses something once it is there, by touch, mouse or keyboard. */
  press(what: Locator): Promise<void> {
    return this.#press(what, PATIENCE);
  }

  /** Presses something for a move. If it doesn't appear soon, it may never do so, because others move, too. */
  reach(what: Locator): Promise<void> {
    return this.#press(what, REACH);
  }

  async #press(what: Locator, timeout: number): Promise<void> {
    if (this.means === 'touch') await this.#tap(what, timeout);
    else if (this.means === 'mouse') await what.click({ timeout });
    else {
      await this.#tabTo(what, timeout);
      await this.#page.keyboard.press('Enter');
    }
  }

  /** Taps and waits for the click: the next press must not come before it or take its target away. */
  async #tap(what: Locator, timeout: number): Promise<void> {
    const heard = await what.evaluate(clicksHeard, undefined, { timeout });
    await what.tap({ timeout });
    // A page in the background draws no frames, so poll by the clock.
    const options = { timeout: CLICK, polling: 20 };
    await this.#page.waitForFunction(hasHeardMore, heard, options).catch(() => undefined);
  }

  async #tabTo(what: Locator, timeout: number): Promise<void> {
    const { keyboard } = this.#page;
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const where = await what.evaluate(whereIs, undefined, { timeout });
      if (where === 'here') return;
      await keyboard.press(STEPS[where]);
    }
    throw new Error(`the tabulator never reaches ${String(what)}`);
  }

  /** Makes a legal move. Fails if the page has nothing to press for it. */
  async do(move: Move, legalMoves: readonly LegalMove[]): Promise<void> {
    const legalMove = legalMoves.find((each) => admits(each, move));
    if (legalMove === undefined) throw new Error(`${JSON.stringify(move)} is not offered`);
    if (legalMove.choice !== undefined && move.do === 'choose') await this.#choose(legalMove, move.picks);
    else if (legalMove.terms !== undefined && move.do === 'ask') await this.#ask(move);
    else if (legalMove.pick !== undefined) await this.#pick(legalMove, move, legalMoves);
    else if (isComplete(legalMove)) await this.#plain(legalMove, legalMoves);
    else throw new Error(`no test does ${JSON.stringify(move)}`);
  }

  /** Closes what is open and deselects the card. */
  async tidy(): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      const sheet = this.#page.locator('.sheet-overlay');
      const held = this.#page.getByRole('button', { name: this.#words.say('put-back') });
      const escapes = this.means === 'keyboard' && (await held.count()) > 0;
      if (escapes || (await sheet.count()) > 0) await this.#page.keyboard.press('Escape');
      else if ((await held.count()) > 0) await this.reach(held).catch(() => undefined);
      else return;
    }
  }

  /** Selects a card in hand or in play, or the one behind the door. */
  async hold(card: CardId): Promise<void> {
    if (this.means === 'keyboard' && (await this.#holdByKey(card))) return;
    const places = ['hand', 'me', 'door-card'].map((place) => `[data-testid=${place}] [data-card="${card}"]`);
    await this.reach(this.#page.locator(places.join(', ')).first());
  }

  /** Selects one of the first nine cards in hand by its key. */
  async #holdByKey(card: CardId): Promise<boolean> {
    const hand = await this.#page
      .locator('[data-testid=hand] [data-card]')
      .evaluateAll((cards) => cards.map((each) => each.getAttribute('data-card')));
    const at = hand.indexOf(String(card));
    if (at < 0 || at > 8) return false;
    await this.#page.keyboard.press(String(at + 1));
    return true;
  }

  /** Presses a button for a move; buttons that don't fit in the row are under "More". */
  async #act(legalMove: LegalMove): Promise<void> {
    // The button for selling may have cards preselected.
    const isSale = legalMove.move.do === 'sell';
    const act = isSale ? '[data-testid=do-sell]' : `[data-move='${key(legalMove)}']`;
    if (this.means === 'keyboard' && legalMove.move.do === 'pass') {
      await this.#page.keyboard.press('p');
      return;
    }
    const none = this.#page.getByTestId('choice-none');
    if (legalMove.move.do === 'pass' && (await none.count()) > 0) {
      await this.reach(none);
      return;
    }
    const more = this.#page.getByTestId('more-acts');
    const beside = this.#page.locator(`[data-testid=actions] ${act}`);
    await this.#page.getByTestId('actions').waitFor({ timeout: REACH });
    if ((await beside.count()) === 0 && (await more.count()) > 0) {
      await this.reach(more);
      await this.reach(this.#page.locator(`[data-testid=more-sheet] ${act}`));
    } else await this.reach(beside);
  }

  async #plain(legalMove: LegalMove, legalMoves: readonly LegalMove[]): Promise<void> {
    const { move } = legalMove;
    if (FROM_CARD.has(move.do) && 'card' in move && move.card !== undefined) {
      await this.hold(move.card);
      await this.reach(this.#page.locator(`[data-testid=card-actions] [data-move='${key(legalMove)}']`));
      return;
    }
    const [first = legalMove, ...others] = alike(legalMove, legalMoves);
    if (move.do !== 'use' || others.length === 0) {
      await this.#act(legalMove);
      return;
    }
    await this.#act(first);
    await this.reach(this.#page.locator(`[data-testid=which-sheet] [data-move='${key(legalMove)}']`));
  }

  /** Opens a move's sheet and selects cards in it. */
  async #pick(legalMove: LegalMove, move: Move, legalMoves: readonly LegalMove[]): Promise<void> {
    const like = alike(legalMove, legalMoves).filter(({ pick }) => pick !== undefined);
    const [first = legalMove] = like;
    await this.#act(first);
    const sheet = this.#page.getByTestId('pick-sheet');
    if (like.length > 1) await this.reach(sheet.locator(`[data-key='${key(legalMove)}']`));
    await sheet.waitFor({ timeout: REACH });
    const wanted = 'cards' in move ? (move.cards ?? []) : [];
    const marked = await sheet
      .locator('[data-pick][aria-pressed=true]')
      .evaluateAll((cards) => cards.map((each) => Number(each.getAttribute('data-pick'))));
    const isToChange = (card: CardId): boolean => marked.includes(card) !== wanted.includes(card);
    await this.#mark(sheet, [...new Set([...marked, ...wanted])].filter(isToChange));
    await this.reach(sheet.getByTestId('pick-confirm'));
  }

  async #mark(where: Locator, cards: readonly CardId[]): Promise<void> {
    for (const card of cards) await this.reach(where.locator(`[data-pick="${card}"]`));
  }

  async #choose(
    legalMove: LegalMove,
    picks: readonly (Move & { do: 'choose' })['picks'][number][],
  ): Promise<void> {
    const choice = this.#page.getByTestId('choice');
    const tray = this.#page.getByTestId('tray');
    for (const pick of picks) {
      await this.reach(
        'card' in pick
          ? tray.locator(`[data-pick="${pick.card}"]`)
          : choice.locator(`[data-answer='${JSON.stringify(pick)}']`),
      );
    }
    const { min, max } = legalMove.choice ?? { min: 0, max: 0 };
    const atOnce = min === 1 && max === 1 && !picks.some((pick) => 'card' in pick);
    if (!atOnce) await this.reach(choice.getByTestId('choice-confirm'));
  }

  async #ask({ seat, terms }: Move & { do: 'ask' }): Promise<void> {
    const beside = this.#page.locator('[data-testid=actions] [data-testid=do-ask]');
    if ((await beside.count()) > 0) await this.reach(beside);
    else {
      await this.reach(this.#page.getByTestId('more-acts'));
      await this.reach(this.#page.locator('[data-testid=more-sheet] [data-testid=do-ask]'));
    }
    const sheet = this.#page.getByTestId('ask-sheet');
    await this.reach(
      sheet.getByRole('radiogroup', { name: this.#words.say('ask-whom') }).locator(`[data-key="${seat}"]`),
    );
    const count = async () => Number.parseInt(await sheet.locator('output').innerText(), 10);
    while ((await count()) < terms.treasures) {
      await this.reach(sheet.getByRole('button', { name: this.#words.say('more') }));
    }
    while ((await count()) > terms.treasures) {
      await this.reach(sheet.getByRole('button', { name: this.#words.say('less') }));
    }
    if (terms.treasures > 0) {
      const first = terms.first === seat ? 'helper' : 'me';
      await this.reach(
        sheet
          .getByRole('radiogroup', { name: this.#words.say('ask-first') })
          .locator(`[data-key="${first}"]`),
      );
    }
    await this.#mark(sheet, [...terms.items, ...terms.plays]);
    await this.reach(sheet.getByTestId('ask-confirm'));
  }
}
