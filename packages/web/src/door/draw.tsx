/** Renders the door at build time (`door-plugin.ts`), with a placeholder for each text. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Hero } from '../start/Hero.tsx';
import { LanguageSelect } from '../start/LanguageSelect.tsx';
import { hole } from './model.ts';

const nothing = () => undefined;

export function drawDoor(): string {
  return renderToStaticMarkup(
    <div className="start">
      <Hero
        texts={{
          tagline: hole('tagline'),
          kick: hole('kick'),
          hint: hole('hint'),
          as: hole('as'),
          change: hole('change'),
          friends: hole('friends'),
          others: hole('others'),
        }}
        languages={
          <div className="start-language">
            <LanguageSelect label={hole('language')} onChoose={nothing} />
          </div>
        }
        problem={<p className="problem" role="alert" hidden />}
      />
      <main className="start-below" />
    </div>,
  );
}
