// Tests that share a thread share the cards that stand in for printed ones: all of them are there from the start, whatever ran before.
import '../exercise.ts';
// the rulebook comes first: cards are compiled with it
import '../../src/game.ts';
import '../cards/people-and-places.ts';
import '../cards/played-cards.ts';
import '../cards/stand-ins.ts';
import './cards-for-agendas.ts';
import './cards-for-conflicts.ts';
import './cards-for-resolution.ts';
import './cards-for-texts.ts';
import './cards-for-turns.ts';
import './test-cards.ts';
