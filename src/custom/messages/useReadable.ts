import { useTranslate } from 'react-admin';
import { isVariable, readTemplate } from '#contract/messages/templateText.ts';
import type { MessageValue } from '#contract/messages/templateValues.ts';

/** The text of a template for readers: '[Office]' instead of its variable. */
export function useReadable() {
  const translate = useTranslate();
  return (text: string, values: readonly MessageValue[]) => {
    const rest = [...values];
    const named = () => {
      const value = rest.shift();
      return `[${value ? translate(`messageTemplates.values.${value}`) : '…'}]`;
    };
    return readTemplate(text)
      .map((part) => (isVariable(part) ? named() : part.words))
      .join('');
  };
}
