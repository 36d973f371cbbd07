/** Examples of what cards do, in the words of the card language. A test reads each of them. */

const ACTION = `actions:
  - say: look at the top of your deck
    rotate: true
    effect: lookAtTop('you', 2)
`;

/** An example for each type of card. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  character: ACTION,
  group: ACTION,
  fleet: "always:\n  - has(itself, 'military', 1)\n",
  location: ACTION,
  enhancement: "enhances: that(character, inYourFaction)\nalways:\n  - has(host, 'intrigue', 2)\n",
  agenda: "always:\n  - has(that(ambassador, inYourFaction), 'leadership', 2)\n",
  event: "play:\n  target:\n    victim: that(either(character, fleet), anothers)\n  effect: damage('victim', 1)\n",
  conflict:
    'conflict:\n  types: [intrigue]\n  target: player\n  outcome: when(won, loseInfluence(conflictTarget, 1))\n',
  aftermath: `aftermath:
  occasions:
    - { outcome: lost, types: [], participant: false }
  on: ambassador
always:
  - has(host, 'diplomacy', -2)
`,
  contingency: `contingency:
  under: character
  on: attack-over
  if: same(factOf('attacker'), hostCard)
  say: When that character has attacked
  effect: severeDamage(factOf('target'), 1)
`,
};
