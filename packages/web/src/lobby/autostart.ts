/** Tables made in this visit with every seat taken: they start as soon as their maker is there. */
export const autostart = new Set<string>();
