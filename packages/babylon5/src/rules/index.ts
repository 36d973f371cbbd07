// Loads every topic of the rules, so that its facts, words and procedures are declared.

// the actions
import './cards/contingency.ts';
import './cards/contingency-arrange.ts';
import './cards/event.ts';
import './actions/heal.ts';
import './actions/sponsor.ts';
import './cards/agenda.ts';
import './actions/promote.ts';
import './actions/replace.ts';
import './actions/build.ts';
import './actions/use.ts';
import './factions/assistant.ts';
import './actions/join-war.ts';
import './actions/fetch.ts';
import './actions/lead-fleet.ts';
import './actions/support-oppose-action.ts';
import './actions/attack-action.ts';
import './actions/repair.ts';
import './actions/mercenary.ts';

// a match, from its setup to its last round
import './setup/setup.ts';
import './setup/starting-ambassador.ts';
import './setup/exchange.ts';
import './setup/second-ambassador.ts';
import './setup/starting-hand.ts';
import './setup/two-player.ts';
import './rounds/turn.ts';
import './rounds/ready-round.ts';
import './rounds/conflict-round.ts';
import './conflict/initiating.ts';
import './rounds/action-round.ts';
import './rounds/resolution-round.ts';
import './conflict/resolution.ts';
import './conflict/aftermath-step.ts';
import './rounds/draw-round.ts';

// what happens in between
import './actions/surrender.ts';
import './cards/contingency-reveal.ts';
import './cards/discards.ts';
import './effects/reversal.ts';
import './politics/transfer.ts';
import './politics/votes.ts';
