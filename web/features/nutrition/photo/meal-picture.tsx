import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { photoLinkQuery } from './photo-link-query';

interface MealPictureProps {
  photoId: string;
  className?: string;
}

/** A meal's photo, by a short-lived link; nothing if it is no longer kept. */
export function MealPicture({ photoId, className }: MealPictureProps) {
  const { data: link, isError } = useQuery(photoLinkQuery(photoId));
  const [isBroken, setIsBroken] = useState(false);
  if (isError || isBroken) return null;
  return (
    <div className={cx('overflow-hidden rounded-md bg-surface-2', className)}>
      {link && (
        <img
          src={link.url}
          alt="This meal"
          className="size-full object-cover"
          onError={() => setIsBroken(true)}
        />
      )}
    </div>
  );
}
