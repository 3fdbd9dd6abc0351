import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { previewMessage } from '#contract/messages/message.ts';
import { findByNumber } from '#src/custom/complaints/findByNumber.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useTemplateEditions } from '../useTemplateEditions.ts';

/** The message that would be sent for the complaint with a number (MSG-22); null if the user cannot see it. */
export function usePreviewByNumber() {
  const translate = useTranslate();
  const { data: templates = [] } = useTemplateEditions();
  const [templateId, setTemplateId] = useState<number | null>(null);
  const [number, setNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const template = templates.find(({ id }) => id === templateId);
  const preview = useMutation({
    mutationFn: async () => {
      const complaint = await findByNumber(number.trim());
      if (!complaint || !template) return null;
      const body = { complaint_id: complaint.id, channel: template.channel, template_id: template.id };
      return call(previewMessage, { body });
    },
  });
  const errors = preview.error instanceof ApiFailure ? (preview.error.body.errors ?? {}) : {};
  const said = (text: string | undefined) => text && translate(text, { _: text });
  const isUnknown = preview.data === null;
  return {
    template,
    number,
    preview,
    chooseTemplate: (id: number | null) => {
      setTemplateId(id);
      setMissing(false);
      preview.reset();
    },
    typeNumber: (typed: string) => {
      setNumber(typed);
      setMissing(false);
      preview.reset();
    },
    show: () => {
      const isMissing = !template || number.trim() === '';
      setMissing(isMissing);
      if (!isMissing && !preview.isPending) preview.mutate();
    },
    faults: {
      template: (missing && !template && translate('rules.required')) || said(errors.template_id) || null,
      number:
        (missing && number.trim() === '' && translate('rules.required')) ||
        (isUnknown && translate('messaging.preview.notFound')) ||
        null,
    },
    /** A failure that belongs to no field. */
    failure: errors.template_id ? null : preview.error,
  };
}
