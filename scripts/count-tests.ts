/**
 * Prints `N passed, N failed`, and the coverage where it was counted, for a folder with Vitest's tests.json and, if scenarios were played,
 * scenarios.txt with a line of the same form. Exits with 1 if a result is missing or anything failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Report = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const folder = process.argv[2] ?? '.';
let passed = 0;
let failed = 0;
let complete = true;

const tests = join(folder, 'tests.json');
if (existsSync(tests)) {
  const report = Report.parse(JSON.parse(readFileSync(tests, 'utf8')));
  // A file that failed to load has no tests to count, but it counts as failed.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  passed += report.numPassedTests;
  failed += report.numFailedTests + broken.length;
  complete = report.success;
} else {
  complete = false;
}

/** What of the sources the tests run through, where that was counted. */
const Coverage = z.object({ total: z.object({ lines: z.object({ pct: z.number() }) }) });
const coverage = join(folder, 'coverage', 'coverage-summary.json');
if (existsSync(coverage)) {
  const { lines } = Coverage.parse(JSON.parse(readFileSync(coverage, 'utf8'))).total;
  process.stdout.write(`${lines.pct}% of lines covered\n`);
}

const scenarios = join(folder, 'scenarios.txt');
if (existsSync(scenarios)) {
  const counts = [...readFileSync(scenarios, 'utf8').matchAll(/^(\d+)\spassed, (\d+)\sfailed$/gmu)].at(-1);
  passed += Number(counts?.[1] ?? 0);
  failed += Number(counts?.[2] ?? 0);
  complete &&= counts !== undefined;
}

process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = complete && failed === 0 ? 0 : 1;
