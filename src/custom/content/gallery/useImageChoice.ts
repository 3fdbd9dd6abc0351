import { useState } from 'react';
import { useNotifyRefused } from '#src/components/files/RefusedFiles.tsx';
import { type ChosenImage, takeImages } from './chosenImages.ts';

/** Accepts chosen or dropped files; refused ones are reported (GAL-02). */
export function useImageChoice(onTake: (images: ChosenImage[]) => void) {
  const notifyRefused = useNotifyRefused();
  const [isPreparing, setPreparing] = useState(false);
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setPreparing(true);
    const { taken, refused } = await takeImages(files);
    setPreparing(false);
    notifyRefused(refused);
    if (taken.length > 0) onTake(taken);
  };
  return { choose, isPreparing };
}
