import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { SIDES } from '#contract/letters/letterText.ts';
import { makeReviewSheet } from '#contract/letters/referralFigures.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { openTab } from '#src/components/files/openTab.ts';
import { call } from '#src/dataProvider/call.ts';

interface ReviewButtonProps {
  officeId: number | null;
  /** Null for officers without a department. */
  departmentId: number | null | 'all';
  name?: string;
}

/**
 * Opens the sheet of open requests of one or all departments, in the screen's language, in a new tab, or offers a link
 * if the browser blocks that (REF-15).
 */
export function ReviewButton({ officeId, departmentId, name }: ReviewButtonProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const notifyFailure = useNotifyFailure();
  const [isMaking, setMaking] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const make = async () => {
    setMaking(true);
    try {
      const { url } = await call(makeReviewSheet, {
        body: {
          office_id: officeId,
          language: SIDES.find((side) => side === locale),
          ...(departmentId === 'all' ? { all: true } : { category_id: departmentId }),
        },
      });
      setLink(openTab(url) ? null : url);
    } catch (failure) {
      notifyFailure(failure);
    } finally {
      setMaking(false);
    }
  };
  if (link)
    return (
      <Button size="small" href={link} target="_blank" rel="noopener">
        {translate('referrals.figures.open')}
      </Button>
    );
  return (
    <Button
      size="small"
      loading={isMaking}
      sx={{ whiteSpace: 'nowrap' }}
      aria-label={name && translate('referrals.figures.reviewOf', { name })}
      onClick={make}
    >
      {translate(departmentId === 'all' ? 'referrals.figures.reviewAll' : 'referrals.figures.review')}
    </Button>
  );
}
