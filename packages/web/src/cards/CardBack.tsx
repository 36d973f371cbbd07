/** The back of a card. */
import { t } from '../copy/index.ts';
import { circle, type Drawing, dot, point, rays } from './drawing.ts';
import { Figure } from './Figure.tsx';
import { lookOf } from './look.ts';
import { signOf } from './signs.ts';
import type { CardState } from './state.ts';

const ON_ORBIT = [point(29, 10), point(40, 130), point(40, 248)] as const;

/** The back of every card: an orrery. It is the same for all cards. */
const BACK: Drawing = [
  { d: circle(40) + circle(29) + circle(18), w: 0.9, o: 0.75 },
  { d: rays(60, 40, 43.5), w: 0.7, o: 0.8 },
  dot(5, 50, 50),
  ...ON_ORBIT.map(([x, y], i) => dot(3 - i * 0.4, x, y)),
];

/** The back of a card in the color of its owner. It has a title only if its owner sees it. */
export function CardBack({
  faction,
  game,
  chip,
  title,
  state,
}: {
  faction?: string | undefined;
  game?: string | undefined;
  chip: boolean;
  title?: string | undefined;
  state: CardState;
}) {
  const look = lookOf(game, faction);
  const flags = `${state.lit ? 'lit' : ''} ${state.selected ? 'sel' : ''} ${state.dim ? 'dim' : ''}`;
  if (chip)
    return (
      <span className={`chip back ${look} ${flags}`}>
        <Figure drawing={signOf('facedown')} className="sig" />
        <span className="n">{title ?? t('cards.faceDown')}</span>
      </span>
    );
  return (
    <div className={`card t back ${look} ${flags}`}>
      <Figure drawing={BACK} box={100} line={0.9} className="engraved" />
      {title !== undefined && <b className="under">{title}</b>}
      {title === undefined && <span className="vh">{t('cards.faceDown')}</span>}
      {typeof state.lit === 'string' && <kbd className="key">{state.lit}</kbd>}
    </div>
  );
}
