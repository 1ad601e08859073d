import { AskSheet } from '../combat/AskSheet.tsx';
import { PartSheet } from '../combat/PartSheet.tsx';
import { PickSheet } from '../hand/PickSheet.tsx';
import { TradeSheet } from '../hand/TradeSheet.tsx';
import { WhichSheet } from '../hand/WhichSheet.tsx';
import { DeviceSheet } from '../elsewhere/DeviceSheet.tsx';
import { LogSheet } from '../log/LogSheet.tsx';
import { MoveSheet } from '../moving/MoveSheet.tsx';
import { AdviceSheet } from '../review/AdviceSheet.tsx';
import { RulingSheet } from '../rulings/RulingSheet.tsx';
import { TalkSheet } from '../talk/TalkSheet.tsx';
import { MoreSheet } from '../voice/MoreSheet.tsx';
import { KeysSheet } from '../voice/KeysSheet.tsx';
import { CardSheet } from './CardSheet.tsx';
import { ConcedeSheet, MenuSheet } from './MenuSheet.tsx';
import { RuleSheet } from './RuleSheet.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import type { Open } from './TableContext.ts';

/** The sheet that is open over the table. */
export function Over({ open }: { readonly open: Open }) {
  switch (open.kind) {
    case 'card':
      return <CardSheet card={open.card} />;
    case 'seat':
      return <SeatSheet seat={open.seat} />;
    case 'part':
      return <PartSheet part={open.part} />;
    case 'rule':
      return <RuleSheet rule={open.rule} />;
    case 'pick':
      return <PickSheet like={open.like} preset={open.preset} />;
    case 'which':
      return <WhichSheet like={open.like} />;
    case 'ask':
      return <AskSheet to={open.to} />;
    case 'trade':
      return <TradeSheet to={open.to} preset={open.preset} wish={open.wish ?? []} />;
    case 'talk':
      return <TalkSheet />;
    case 'device':
      return <DeviceSheet />;
    case 'log':
      return <LogSheet />;
    case 'keys':
      return <KeysSheet />;
    case 'more':
      return <MoreSheet first={open.first} />;
    case 'menu':
      return <MenuSheet />;
    case 'move':
      return <MoveSheet />;
    case 'advice':
      return <AdviceSheet />;
    case 'ruling':
      return <RulingSheet />;
    case 'concede':
      return <ConcedeSheet />;
  }
}
