import { usePosition } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import type { ReplayScene } from './scene.ts';
import { costOf, thoughtAt } from './why.ts';

/** Buttons for the current move: why a bot made it, or what it cost a person. */
export function MoveAsked({ scene }: { readonly scene: ReplayScene }) {
  const { say } = usePosition();
  const { opened, playback, costs, open } = scene;
  const { number } = playback;
  if (thoughtAt(opened, number) !== null) {
    return (
      <Button size="small" data-testid="ask-why" onPress={() => open('why')}>
        {say('why-ask')}
      </Button>
    );
  }
  const { found } = costs;
  const judged = typeof found === 'object' ? found?.judged.find((move) => move.number === number) : undefined;
  return (
    <Button size="small" data-testid="ask-cost" onPress={() => open('cost')}>
      {judged === undefined ? say('cost-ask') : say('cost-short', { percent: costOf(judged) })}
    </Button>
  );
}
