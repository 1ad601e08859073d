import { Loading } from '../app/Loading.tsx';
import { Link } from '../app/Link.tsx';
import { useTitle } from '../app/useTitle.ts';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { titleOf } from './beginning.ts';
import { usePack, type OpenPack } from './usePack.ts';
import { Workbench } from './Workbench.tsx';

/** A pack in the workshop. */
export function PackPage({ packKey }: { readonly packKey: string }) {
  const words = useWords();
  const pack = usePack(packKey);
  if (pack === null) return <Loading />;
  if (pack === 'none') {
    return (
      <main className="lobby">
        <div className="paper lobby-paper" role="alert" data-testid="no-pack">
          <h1>{words.say('shop-title')}</h1>
          <p>{words.say('shop-not-here')}</p>
          <p>
            <Link to="/workshop">{words.say('shop-back')}</Link>
          </p>
        </div>
      </main>
    );
  }
  return <Titled pack={pack} packKey={packKey} />;
}

function Titled({ pack, packKey }: { readonly pack: OpenPack; readonly packKey: string }) {
  const { language } = useSpoken();
  const title = titleOf(pack.files, language);
  useTitle(title);
  return <Workbench pack={pack} packKey={packKey} title={title} />;
}
