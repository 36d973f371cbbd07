/** A sentence with links to the cards and rules that it names. */
import type { CardFace } from '@orrery/table';
import { Link } from '@tanstack/react-router';
import { gameOfRule } from '../../books/books.ts';
import { linked } from '../../books/linked.ts';
import { gameLanguage } from '../../copy/index.ts';

/** A sentence with links to the cards and rules that it names. */
export function Sentence({
  text,
  cards,
  game,
  own = '',
}: {
  text: string;
  cards: readonly CardFace[];
  game: string;
  own?: string;
}) {
  const pieces = linked(text, cards, own).map((piece, i) => {
    const key = `${i} ${piece.text}`;
    if ('card' in piece)
      return (
        <Link key={key} to="/cards/$game/$card" params={{ game, card: piece.card }}>
          {piece.text}
        </Link>
      );
    if ('rule' in piece) return <RuleLink key={key} id={piece.rule} />;
    return piece.text;
  });
  return <span lang={gameLanguage()}>{pieces}</span>;
}

/** A rule or a ruling, by its id. */
export const RuleLink = ({ id, children }: { id: string; children?: string }) => (
  <Link to="/rules/$game/$" params={{ game: gameOfRule(id) ?? 'babylon5', _splat: id }}>
    {children ?? id}
  </Link>
);
