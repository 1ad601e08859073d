import { PackList } from './PackList.tsx';
import { PackPage } from './PackPage.tsx';
import { WorkshopWords } from './WorkshopWords.tsx';
import '../lobby/lobby.css';
import './workshop.css';

/** The workshop: the packs in this browser, or one of them. It needs no server. */
export function WorkshopPage({ pack }: { readonly pack: string | null }) {
  return (
    <WorkshopWords>{pack === null ? <PackList /> : <PackPage key={pack} packKey={pack} />}</WorkshopWords>
  );
}
