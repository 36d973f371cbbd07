// Tests that share a thread share the test cards: all of them exist from the start, whichever file runs first.
import '../exercise.ts';
// load the real cards first: test cards come behind them
import '../../src/index.ts';
import '../cards/people-and-places.ts';
import '../cards/played-cards.ts';
import '../cards/stand-ins.ts';
import './cards-for-agendas.ts';
import './cards-for-conflicts.ts';
import './cards-for-isa.ts';
import './cards-for-drakh.ts';
import './cards-for-parties.ts';
import './cards-for-resolution.ts';
import './cards-for-texts.ts';
import './cards-for-turns.ts';
import './test-cards.ts';
