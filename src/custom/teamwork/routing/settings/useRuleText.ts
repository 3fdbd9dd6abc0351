import { useTranslate } from 'react-admin';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import type { RuleValue } from './routingForm.ts';

/** A rule in words, in the language of the screen. */
export function useRuleText() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const called = (entries: RuleValue['people']) => entries.map(nameIn).join(', ');
  return {
    conditions: ({ categories, mandals, areas, priority, language, source }: RuleValue): string => {
      const parts = [
        called(categories),
        called(mandals),
        called(areas),
        priority && translate(`due.priority.${priority}`),
        language && translate(`person.language.${language}`),
        source && translate(`routing.sources.${source}`),
      ];
      return parts.filter(Boolean).join(' · ') || translate('routing.any');
    },
    people: ({ people }: RuleValue): string => translate('routing.to', { people: called(people) }),
  };
}
