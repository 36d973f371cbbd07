/** The settings page. */
import { lazy, Suspense, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { t } from '../copy/index.ts';
import { choosePace, chosenPace, PACES, type Pace } from '../ui/pace.ts';
import { chooseTheme, chosenTheme, type Theme } from '../ui/theme.ts';

const ScanSettings = lazy(async () => ({ default: (await import('../cards/scans/ScanSettings.tsx')).ScanSettings }));

/** The settings of this browser. */
export function Settings() {
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  const [pace, setPace] = useState<Pace>(chosenPace);
  return (
    <div className="sheet">
      <h1>{t('settings.title')}</h1>
      <RadioGroup
        className="choice"
        value={theme}
        onChange={value => {
          chooseTheme(value as Theme);
          setTheme(value as Theme);
        }}
      >
        <Label>{t('settings.theme')}</Label>
        <Radio value="system">{t('settings.system')}</Radio>
        <Radio value="dark">{t('settings.dark')}</Radio>
        <Radio value="light">{t('settings.light')}</Radio>
      </RadioGroup>
      <RadioGroup
        className="choice"
        value={pace}
        onChange={value => {
          choosePace(value as Pace);
          setPace(value as Pace);
        }}
      >
        <Label>{t('settings.pace')}</Label>
        {PACES.map(name => (
          <Radio key={name} value={name}>
            {t(`director.paces.${name}`)}
          </Radio>
        ))}
      </RadioGroup>
      <Suspense>
        <ScanSettings />
      </Suspense>
    </div>
  );
}
