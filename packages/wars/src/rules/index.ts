// Loads every topic, so that its facts, words and procedures are declared. The order of the verbs is that of what is offered.
import './lose-energy.ts';
import './stack.ts';
import './triggers.ts';
import './destroy.ts';
import './setup.ts';
import './play.ts';
import './phase-actions.ts';
import './battle.ts';
import './movement.ts';
import './use.ts';
import './turn.ts';
import { defineInitiative } from './initiative.ts';

defineInitiative();
