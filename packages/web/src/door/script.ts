/**
 * Runs before the page has loaded, built into its own file (`door-plugin.ts`): shows the start page's door, and
 * remembers what is pressed there until the page can act on it (`handover.ts`).
 */
import { applyTheme } from '../app/theme.ts';
import { hasWon, keptName } from '../start/kept.ts';
import { keepLanguage, keptLanguage, preferredOf, PSEUDO } from '../words/preferred.ts';
import { HOLE, isWay, opens, type DrawnDoor, type Way } from './model.ts';

/** Inserted by the build. */
declare const __DOOR__: DrawnDoor;

const { markup, texts } = __DOOR__;
const root = document.querySelector<HTMLElement>('#root');

/** Escapes texts entered by users. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function drawn(language: string): string {
  const said = texts[language] ?? {};
  const written: Readonly<Record<string, string | undefined>> = {
    ...said,
    hint: said[hasWon() ? 'won' : 'first'],
    as: said['as']?.replace('{{name}}', () => keptName() ?? said['name'] ?? ''),
  };
  return markup.replaceAll(HOLE, (_, name: string) => escaped(written[name] ?? ''));
}

/** The door drawn here, as opposed to the one that the page puts in its place. */
let door: Element | null = null;

function draw(into: HTMLElement, language: string): void {
  document.documentElement.lang = language;
  into.dataset['door'] = '';
  into.innerHTML = drawn(language);
  door = into.firstElementChild;
  const select = into.querySelector('select');
  if (select === null) return;
  select.value = language;
  select.addEventListener('change', () => {
    keepLanguage(select.value);
    into.dataset['language'] = select.value;
    draw(into, select.value);
    into.querySelector('select')?.focus();
  });
}

function wayAt(target: EventTarget | null): Way | null {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-testid]') : null;
  const id = pressed?.dataset['testid'];
  return isWay(id) ? id : null;
}

/** Records what is pressed for the page, and opens the door. */
function remember(into: HTMLElement): void {
  into.addEventListener('click', ({ target }) => {
    const way = wayAt(target);
    if (way === null || door?.isConnected !== true) return;
    into.dataset['pressed'] = way;
    if (!opens(way)) return;
    door.querySelector<HTMLElement>('.start-hero')?.setAttribute('data-open', 'true');
    for (const button of door.querySelectorAll<HTMLButtonElement>('.start-kick, .start-way')) {
      button.disabled = true;
    }
  });
}

/** If the page replaces the button between pointerdown and pointerup, the browser fires no click. */
function followFinger(): void {
  let down: Element | null = null;
  addEventListener('pointerdown', ({ target }) => {
    down = target instanceof Element && door?.contains(target) === true ? target : null;
  });
  addEventListener('pointerup', ({ target }) => {
    const way = wayAt(down);
    const isGone = down?.isConnected === false;
    down = null;
    if (isGone && way !== null && wayAt(target) === way) {
      document.querySelector<HTMLElement>(`[data-testid=${way}]`)?.click();
    }
  });
}

/** Reports if the page fails to load: the press won't have any effect. */
function followFailure(into: HTMLElement, language: string): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || door?.isConnected !== true) return;
      delete into.dataset['pressed'];
      draw(into, language);
      const problem = into.querySelector<HTMLElement>('.problem');
      if (problem === null) return;
      problem.textContent = texts[language]?.['failure'] ?? '';
      problem.hidden = false;
    },
    true,
  );
}

// Zod reads this before the first schema is created. The content security policy forbids `eval`, and even trying it
// would be reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
applyTheme();
if (root !== null && location.pathname === '/' && keptLanguage() !== PSEUDO) {
  const language = preferredOf((tag): tag is string => tag in texts, 'en');
  draw(root, language);
  remember(root);
  followFinger();
  followFailure(root, language);
}
