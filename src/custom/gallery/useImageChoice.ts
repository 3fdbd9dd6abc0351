import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type ChosenImage, takeImages } from './chosenImages.ts';

/** Takes files that were chosen or dropped; what the rules refuse is told of (GAL-02). */
export function useImageChoice(onTake: (images: ChosenImage[]) => void) {
  const notify = useNotify();
  const [isPreparing, setPreparing] = useState(false);
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setPreparing(true);
    const { taken, refused } = await takeImages(files);
    setPreparing(false);
    for (const rule of refused) notify(`rules.${rule}`, { type: 'error' });
    if (taken.length > 0) onTake(taken);
  };
  return { choose, isPreparing };
}
