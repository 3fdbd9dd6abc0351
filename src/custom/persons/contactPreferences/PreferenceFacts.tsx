import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Fact } from '#src/components/page/Facts.tsx';
import { preferencesOf } from './usePreferences.ts';
import { usePreferenceText } from './usePreferenceText.ts';

/**
 * A person's message preferences as lines of a card (PER-05, MSG-06). Purposes without a stored preference are left
 * out.
 */
export default function PreferenceFacts({ personId }: { personId: number }) {
  const translate = useTranslate();
  const words = usePreferenceText();
  const { data } = useQuery(preferencesOf(personId));
  const said = data?.wishes.filter(({ state }) => state !== 'unknown') ?? [];
  const isStopped = data?.phones.some(({ stopped_at }) => stopped_at);
  if (said.length === 0 && !isStopped) return null;
  return (
    <Fact name="wishes" isWide>
      {said.map((preference) => (
        <div key={preference.purpose}>
          {`${translate(`contactPreferences.purposes.${preference.purpose}`)}: ${words.state(preference)}`}
          {` · ${words.said(preference)}`}
        </div>
      ))}
    </Fact>
  );
}
