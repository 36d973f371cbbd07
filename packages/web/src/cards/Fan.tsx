/** Three cards of a game, held like a hand. */
import { useQuery } from '@tanstack/react-query';
import { type GameName, loadFan } from '../books/books.ts';
import { TableFace } from './TableFace.tsx';
import './card.css';
import './fan.css';

const READY = {};

/** Three cards of a game, held like a hand. */
export function Fan({ game }: { game: GameName }) {
  const { data = [] } = useQuery({ queryKey: ['fan', game], queryFn: () => loadFan(game), staleTime: Infinity });
  return data.map(face => <TableFace key={face.id} face={face} state={READY} />);
}
