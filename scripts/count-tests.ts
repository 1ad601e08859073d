/**
 * Prints failures, `N passed, N failed`, and the coverage if measured, for a folder with Vitest's tests.json and, if
 * scenarios were played, scenarios.txt with a line of the same form. Exits with 1 if a result is missing or anything
 * failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

const Test = z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) });
const TestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(Test),
});
const Report = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(TestFile),
});

/** Prints the first lines of a failure, after its place. */
function tell(place: string, message: string): void {
  const lines = message.split('\n').slice(0, 12);
  process.stdout.write(`failed: ${place}\n${lines.map((line) => `    ${line}\n`).join('')}`);
}

/** Prints a file's failures and returns how many aren't tests: the file didn't load, or its cleanup failed. */
function failuresBesideTests(file: z.infer<typeof TestFile>): number {
  const place = relative(process.cwd(), file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  for (const { fullName, failureMessages } of failed) {
    tell(`${place}: ${fullName}`, failureMessages.join('\n'));
  }
  if (file.status !== 'failed' || failed.length > 0) return 0;
  tell(place, file.message === '' ? 'It did not come to its end.' : file.message);
  return 1;
}

const folder = process.argv[2] ?? '.';
let passed = 0;
let failed = 0;
let complete = true;

const tests = join(folder, 'tests.json');
if (existsSync(tests)) {
  const report = Report.parse(JSON.parse(readFileSync(tests, 'utf8')));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const file of report.testResults) failed += failuresBesideTests(file);
  complete = report.success;
} else {
  complete = false;
}

/** The coverage summary, if coverage was measured. */
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
