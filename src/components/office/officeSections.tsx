import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { AnswerOf, Call, QueryOf } from '#contract/kernel/define.ts';
import { call } from '#src/dataProvider/call.ts';
import { useFormats } from '../format/useFormats.ts';
import { OfficePart } from './OfficePart.tsx';
import { SectionValue } from './SectionValue.tsx';
import { useOfficePart } from './useOffices.ts';

type OfOffice = { office: { id: number } };

/** The form of a part of an office's settings, drawn when they are loaded. */
export function officePart<G extends Call>(
  part: string,
  get: G,
  Form: ComponentType<{ settings: AnswerOf<G> }>,
) {
  return function Part() {
    const query = useOfficePart(part, (office, signal) =>
      call(get, { query: office as unknown as Partial<QueryOf<G>>, signal }),
    );
    return (
      <OfficePart query={query}>
        {(settings) => <Form key={(settings as OfOffice).office.id} settings={settings} />}
      </OfficePart>
    );
  };
}

/** What a summary is made with. */
export interface Say {
  translate: ReturnType<typeof useTranslate>;
  number: ReturnType<typeof useFormats>['number'];
}

/** The present value of a part in one line. */
export function officeValue<G extends Call>(
  part: string,
  get: G,
  summary: (settings: AnswerOf<G>, say: Say) => string,
) {
  return function Value() {
    const translate = useTranslate();
    const { number } = useFormats();
    return (
      <SectionValue
        part={part}
        ask={(office, signal) => call(get, { query: office as unknown as Partial<QueryOf<G>>, signal })}
      >
        {(settings) => summary(settings, { translate, number })}
      </SectionValue>
    );
  };
}
