/** The settings, on a page of their own and in the menu of a table. */
import { lazy, Suspense, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { LANGUAGES, t } from '../copy/index.ts';
import { type Ask, asksBefore } from '../ui/asks.ts';
import type { Choice } from '../ui/choice.ts';
import { languageChoice } from '../ui/language.ts';
import { choosePace, chosenPace, PACES } from '../ui/pace.ts';
import { palette } from '../ui/palette.ts';
import { soundVolume, soundWish } from '../ui/sound-wish.ts';
import { motion } from '../ui/still.ts';
import { textSize } from '../ui/text-size.ts';
import { chooseTheme, chosenTheme, type Theme } from '../ui/theme.ts';
import { TurnNotice } from './TurnNotice.tsx';

const ScanSettings = lazy(async () => ({ default: (await import('../cards/scans/ScanSettings.tsx')).ScanSettings }));

/** The theme and the pace, as settings like the others. */
const THEME: Pick<Choice<Theme>, 'values' | 'chosen' | 'choose'> = {
  values: ['system', 'dark', 'light'],
  chosen: chosenTheme,
  choose: chooseTheme,
};
const PACE = { values: PACES, chosen: chosenPace, choose: choosePace };

/** The language is that of all words that are on the page already, so the page is loaded anew. */
const LANGUAGE = {
  ...languageChoice,
  choose(value: (typeof languageChoice.values)[number]) {
    languageChoice.choose(value);
    location.reload();
  },
};

/** The settings page. */
export function Settings() {
  return (
    <div className="sheet">
      <h1>{t('settings.title')}</h1>
      <SettingsList />
      <Suspense>
        <ScanSettings />
      </Suspense>
    </div>
  );
}

/** The settings of this browser, except for pictures. */
export function SettingsList() {
  return (
    <>
      <OneOf
        title={t('settings.language')}
        help={t('settings.languageMore')}
        of={LANGUAGE}
        name={value => (value === 'system' ? t('settings.themes.system') : LANGUAGES[value])}
      />
      <OneOf title={t('settings.theme')} of={THEME} name={value => t(`settings.themes.${value}`)} />
      <OneOf title={t('settings.text')} of={textSize} name={value => t('settings.percent', { size: value })} />
      <OneOf title={t('settings.palette')} of={palette} name={value => t(`settings.palettes.${value}`)} />
      <OneOf title={t('settings.motion')} of={motion} name={value => t(`settings.motions.${value}`)} />
      <OneOf title={t('settings.pace')} of={PACE} name={value => t(`director.paces.${value}`)} />
      <OneOf title={t('sound.title')} of={soundWish} name={value => t(`sound.wishes.${value}`)} />
      <OneOf title={t('sound.volume')} of={soundVolume} name={value => t('settings.percent', { size: value })} />
      <fieldset className="choice">
        <legend>{t('settings.ask')}</legend>
        <Asks of={asksBefore.pass} title={t('settings.askPass')} />
        <Asks of={asksBefore.resign} title={t('settings.askResign')} />
      </fieldset>
      <TurnNotice />
    </>
  );
}

/** A setting with a few values: a button for each. */
function OneOf<T extends string>({
  title,
  help = '',
  of,
  name,
}: {
  title: string;
  help?: string;
  of: Pick<Choice<T>, 'values' | 'chosen' | 'choose'>;
  name: (value: T) => string;
}) {
  const [chosen, setChosen] = useState<T>(of.chosen);
  return (
    <RadioGroup
      className="choice"
      value={chosen}
      onChange={value => {
        of.choose(value as T);
        setChosen(value as T);
      }}
    >
      <Label>{title}</Label>
      {help !== '' && <p className="soft">{help}</p>}
      {of.values.map(value => (
        <Radio key={value} value={value}>
          {name(value)}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** A box to tick: the page asks again before this. */
function Asks({ of, title }: { of: Choice<Ask>; title: string }) {
  const [asks, setAsks] = useState(of.chosen() === 'ask');
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={asks}
        onChange={event => {
          of.choose(event.currentTarget.checked ? 'ask' : 'never');
          setAsks(event.currentTarget.checked);
        }}
      />
      {title}
    </label>
  );
}
