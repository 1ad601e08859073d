/** Runs in a page before its own scripts: reports words that are missing, which show as `{id}`. */
export function watchWords(): void {
  const missing = /\{[^{}\s][^{}]*\}/u;
  const seen = new Set<string>();
  const look = (text: string | null) => {
    if (text === null || !missing.test(text) || seen.has(text)) return;
    seen.add(text);
    setTimeout(() => {
      throw new Error(`words are missing: ${text}`);
    });
  };
  const lookInto = (node: Node) => {
    if (node instanceof Element) {
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return;
      look(node.getAttribute('aria-label'));
      look(node.getAttribute('title'));
      for (const child of node.childNodes) lookInto(child);
    } else look(node.nodeValue);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (addedNodes.length === 0) lookInto(target);
      for (const node of addedNodes) lookInto(node);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'title'],
  });
}
