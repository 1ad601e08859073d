/** Records all texts of a page. */
import type { Page } from 'playwright-core';

/** The name by which a page calls {@link hear}. */
const EAR = 'kickdoorSaid';

/** Texts that a page showed or announced, by language tag. */
export type Heard = ReadonlyMap<string, ReadonlySet<string>>;

/** Records all texts of a page, from the very first. */
export async function hear(page: Page): Promise<Heard> {
  const heard = new Map<string, Set<string>>();
  await page.exposeFunction(EAR, (said: readonly (readonly [language: string, text: string])[]) => {
    for (const [language, text] of said) heard.set(language, (heard.get(language) ?? new Set()).add(text));
  });
  await page.addInitScript(listen, EAR);
  return heard;
}

/** Runs in a page before its own scripts: reports every text, and every label for screen readers. */
function listen(ear: string): void {
  const told = new Set<string>();
  let said: (readonly [language: string, text: string])[] = [];
  const tell: unknown = Reflect.get(window, ear);
  const say = (text: string | null, language: string) => {
    if (text === null || text.trim() === '') return;
    const key = `${language} ${text}`;
    if (told.has(key)) return;
    told.add(key);
    said.push([language, text]);
  };
  // The language is passed down: looking it up from each text would take longer than everything else.
  const lookInside = (node: Node, language: string) => {
    if (node instanceof Text) say(node.data, language);
    if (!(node instanceof Element)) return;
    if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return;
    // Paths and field names belong to no language.
    if (node.getAttribute('translate') === 'no') return;
    const own = node.getAttribute('lang') ?? language;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) say(node.getAttribute(name), own);
    for (const child of node.childNodes) lookInside(child, own);
  };
  const lookInto = (node: Node) => {
    const around = node instanceof Element ? node : node.parentElement;
    // What was removed at once was never seen, and its language is unknown.
    if (around?.isConnected !== true || around.closest('[translate=no]') !== null) return;
    lookInside(node, around.closest('[lang]')?.getAttribute('lang') ?? '');
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (addedNodes.length === 0) lookInto(target);
      for (const node of addedNodes) lookInto(node);
    }
    if (said.length > 0 && typeof tell === 'function') Reflect.apply(tell, window, [said]);
    said = [];
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'title', 'placeholder', 'alt'],
  });
}
