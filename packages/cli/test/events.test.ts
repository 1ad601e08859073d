/** Scenarios can check events: `expect: {events: …}`. Errors in such lines are tested with the rest of the runner. */
import { describe, expect, test } from 'vitest';
import { libraryOf } from '../src/scenario/library.ts';
import { runScenario } from '../src/scenario/run.ts';

const library = libraryOf();

function problem(...lines: readonly string[]): unknown {
  return runScenario(library, ['sheet: classic', ...lines].join('\n'), 'x.yaml').problem;
}

describe('events', () => {
  const TOLD = [
    'players: { Aric: { hand: [go-up-a-level] }, Suzan: {}, Marc: {} }',
    'decks: { doors: [elf, dwarf] }',
    'steps:',
    '  - expect: { events: none }',
    '  - Aric: play go-up-a-level',
    '  - expect: { events: [played, level], Aric: { level: 2 } }',
  ];

  test('the kinds occur in order, with anything in between', () => {
    expect(problem(...TOLD, '  - expect: { events: level }')).toBeNull();
    expect(problem(...TOLD, '  - expect: { events: { never: [won, died] } }')).toBeNull();
  });

  test('steps that change nothing keep the previous events', () => {
    const idle = ['  - refuse: { Suzan: kick }', '  - may: { Aric: kick }', '  - reload', '  - all: pass'];
    const told = '  - expect: { events: { only: [played, level] } }';
    expect(problem(...TOLD, told, ...idle, told)).toBeNull();
  });

  test('a step that changes something has its own events', () => {
    expect(
      problem(...TOLD, '  - Aric: kick', '  - expect: { events: { never: [level, played] } }'),
    ).toBeNull();
  });

  test('a player may be called “events”', () => {
    expect(
      problem('players: { events: {}, B: {}, C: {} }', 'steps: [{ expect: { events: { level: 1 } } }]'),
    ).toBeNull();
  });
});
