// Tests that share a thread share the test cards: those that several files use exist from the start, whichever file runs first.
import './exercise.ts';
// load the real cards first: test cards come behind them
import '../src/index.ts';
import './expansion-cards.ts';
