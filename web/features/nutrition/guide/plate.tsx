import { Carrot, Fish, Wheat, type LucideIcon } from 'lucide-react';

interface Part {
  title: string;
  text: string;
  icon: LucideIcon;
  color: string;
  /** Position of the icon on the plate. */
  place: string;
}

const parts: readonly Part[] = [
  {
    title: 'Half vegetables and fruit',
    text: 'Two colors or more. Raw, steamed, or roasted.',
    icon: Carrot,
    color: 'text-go-text',
    place: 'left-1/4 top-1/2',
  },
  {
    title: 'A quarter protein',
    text: "Fish, chicken, eggs, tofu, beans: about a palm's worth.",
    icon: Fish,
    color: 'text-cool-text',
    place: 'left-2/3 top-1/3',
  },
  {
    title: 'A quarter grains or potatoes',
    text: 'Whole grain when you can: about a fistful.',
    icon: Wheat,
    color: 'text-warm-text',
    place: 'left-2/3 top-2/3',
  },
];

/** A drawing of the plate; the list next to it says the same. */
function PlateDrawing() {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-sm" aria-hidden="true">
      <svg className="size-full" viewBox="0 0 200 200">
        <circle cx="100" cy="100" r="98" className="fill-surface-2 stroke-line" strokeWidth="2" />
        <path d="M97 20 A80 80 0 0 0 97 180 Z" className="fill-go-tint stroke-go-mark" strokeWidth="2" />
        <path
          d="M103 20 A80 80 0 0 1 183 97 L103 97 Z"
          className="fill-cool-tint stroke-cool-mark"
          strokeWidth="2"
        />
        <path
          d="M183 103 A80 80 0 0 1 103 180 L103 103 Z"
          className="fill-warm-tint stroke-warm-mark"
          strokeWidth="2"
        />
      </svg>
      {parts.map(({ title, icon: Icon, color, place }) => (
        <Icon key={title} className={`absolute size-12 -translate-1/2 ${color} ${place}`} strokeWidth={1.5} />
      ))}
    </div>
  );
}

/** How to put a main meal together. */
export function Plate() {
  return (
    <div className="grid items-center gap-6 md:grid-cols-2 md:gap-10">
      <PlateDrawing />
      <ul className="grid gap-5">
        {parts.map(({ title, text, icon: Icon, color }) => (
          <li key={title} className="flex gap-4">
            <Icon className={`mt-0.5 size-icon-lg flex-none ${color}`} aria-hidden="true" />
            <div>
              <h3 className="text-lead">{title}</h3>
              <p className="leading-body text-fg-2">{text}</p>
            </div>
          </li>
        ))}
        <li className="leading-body text-fg-2">
          A spoon of good oil, a glass of water beside it, and salt last. Not every plate has to look like
          this: the week counts, not the meal.
        </li>
      </ul>
    </div>
  );
}
