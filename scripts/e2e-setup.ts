/** Runs once before the browser tests: finds the browser and builds the web client. */
import type { TestProject } from 'vitest/node';
import { buildWeb } from './build-web.ts';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser to pass to launchBrowser(): `launchBrowser(inject('browserPath'))`. */
    browserPath: string;
  }
}

export async function setup(project: TestProject): Promise<void> {
  project.provide('browserPath', findBrowser());
  await buildWeb({ ifStale: true });
}
