/** A Babylon 5 card in play. */
import type { Babylon5 } from '@orrery/table/views';
import { memo } from 'react';
import { numbersNow } from '../../../cards/number-now.ts';
import type { CardState } from '../../../cards/state.ts';
import { t } from '../../../copy/index.ts';
import { Piece } from '../../parts/Piece.tsx';
import { Under } from '../../parts/Under.tsx';

type Card = Babylon5.CardView;
type Hidden = Babylon5.HiddenView;

const ABILITIES = ['diplomacy', 'intrigue', 'psi', 'leadership', 'military'] as const;

/** The state of a Babylon 5 card. @param note a word about what it does now */
export function stateOf(card: Card, note?: string): CardState {
  const { abilities, why, rotated, neutralized, damage, threshold, severe, marks, tokens, chaos, captured, handle } =
    card;
  const word = note ?? (captured ? 'Captured' : undefined);
  return {
    numbers: numbersNow(ABILITIES, abilities, why),
    ...(rotated && !neutralized ? { lying: 'Rotated' } : {}),
    ...(neutralized ? { neutralized: 'Neutralized' } : {}),
    ...(damage > 0 ? { damage: { n: damage, of: threshold, severe } } : {}),
    marks: Object.entries(marks).map(([kind, n]) => ({ kind, n: n ?? 0 })),
    ...(tokens > 0 ? { tokens } : {}),
    ...(chaos > 0 ? { chaos } : {}),
    ...(handle > 0 ? { faceDown: true } : {}),
    ...(word === undefined ? {} : { note: word }),
  };
}

/** A card in play, face up or face down. */
export const InPlay = memo(function InPlay({
  card,
  note,
  faction,
  size = 'table',
}: {
  card: Card | Hidden;
  note?: string | undefined;
  faction: string;
  size?: 'table' | 'chip';
}) {
  if ('hidden' in card)
    return (
      <Piece
        card={null}
        title={card.type === 'agenda' ? t('babylon5.hiddenAgenda') : t('babylon5.hiddenCard')}
        size={size}
        faction={faction}
        game="babylon5"
      />
    );
  return (
    <Under card={<Piece id={card.id} card={card.card} title={card.title} state={stateOf(card, note)} size={size} />}>
      {card.attached.map(x => (
        <InPlay key={'hidden' in x ? `hidden-${x.hidden}` : x.id} card={x} faction={faction} size="chip" />
      ))}
    </Under>
  );
});

/** The role of a card in a conflict, in a word; undefined if it takes part in none. */
export function busy(conflicts: Babylon5.View['conflicts'], id: number): string | undefined {
  for (const conflict of conflicts) {
    if (conflict.stage !== 'initiated') continue;
    const part = conflict.parts.find(({ card }) => card === id);
    if (part !== undefined) return t(`babylon5.roles.${part.role}`);
  }
  return undefined;
}
