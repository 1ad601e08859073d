/** Records everything a page says. */
import type { Page } from 'playwright-core';

/** The name under which a page calls {@link hear}. */
const EAR = 'kickdoorSaid';

/** Texts a page showed or announced, by their marked language. */
export type Heard = ReadonlyMap<string, ReadonlySet<string>>;

/** Records everything a page says, from the very first text. */
export async function hear(page: Page): Promise<Heard> {
  const heard = new Map<string, Set<string>>();
  await page.exposeFunction(EAR, (said: readonly (readonly [language: string, text: string])[]) => {
    for (const [language, text] of said) heard.set(language, (heard.get(language) ?? new Set()).add(text));
  });
  await page.addInitScript(listen, EAR);
  return heard;
}

/** Runs in a page before its own scripts: reports every text, and every label that is only announced. */
function listen(ear: string): void {
  const told = new Set<string>();
  let said: (readonly [language: string, text: string])[] = [];
  const tell: unknown = Reflect.get(window, ear);
  const say = (text: string | null, where: Element | null) => {
    // What was taken off the page again at once was never seen, and its language is unknown.
    if (where?.isConnected !== true) return;
    // Paths and fields of files are no words of any language.
    if (where.closest('[translate=no]') !== null) return;
    const language = where.closest('[lang]')?.getAttribute('lang') ?? '';
    const key = `${language} ${text ?? ''}`;
    if (text === null || text.trim() === '' || told.has(key)) return;
    told.add(key);
    said.push([language, text]);
  };
  const lookInto = (node: Node) => {
    if (node instanceof Element) {
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) say(node.getAttribute(name), node);
      for (const child of node.childNodes) lookInto(child);
    } else if (node instanceof Text) say(node.data, node.parentElement);
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
