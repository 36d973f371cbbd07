import type { GameCard } from './games.ts';

/** A game on the first page. */
export function GameTile({ game }: { game: GameCard }) {
  return (
    <article className={`game ${game.look} ${game.tint}`}>
      <h2>{game.title}</h2>
      <p>{game.about}</p>
      <p className="meta">{game.seats}</p>
    </article>
  );
}
