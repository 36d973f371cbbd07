// Loads every topic, so that its facts, words and procedures are declared.
import './energy/lose-energy.ts';
import './stack/the-stack.ts';
import './abilities/triggered-ability.ts';
import './cards/destroyed-dismissed-lost.ts';
import './setup/starting-the-game.ts';
import './phases/deploy-phase.ts';
import './playing/enter-play.ts';
import './phases/activation-action.ts';
import './phases/drain-action.ts';
import './phases/draw-phase.ts';
import './battle/attack-action.ts';
import './battle/battle-destiny-step.ts';
import './battle/attrition-step.ts';
import './battle/loss-step.ts';
import './battle/end-of-battle-step.ts';
import './battle/battle-phase.ts';
import './phases/movement-actions.ts';
import './abilities/activated-ability.ts';
import './turn/turn-sequence.ts';
import { defineInitiative } from './turn/initiative.ts';

defineInitiative();
