import { paths } from '@/config/paths.ts';

interface NavigationItem {
  readonly label: string;
  readonly to: string;
}

/** Header navigation (requirements §2, Shell). */
export const headerItems: readonly NavigationItem[] = [
  { label: 'How It Works', to: paths.howItWorks },
  { label: 'Destinations', to: paths.destinations },
  { label: 'Book', to: paths.booking },
  { label: 'AI Assistant', to: paths.assistant },
  { label: 'Pricing', to: paths.pricing },
];

interface FooterColumn {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Company',
    items: [
      { label: 'How It Works', to: paths.howItWorks },
      { label: 'Blog', to: paths.blog },
      { label: 'Contact', to: paths.contact },
    ],
  },
  {
    title: 'Explore',
    items: [
      { label: 'Destinations', to: paths.destinations },
      { label: 'AI Assistant', to: paths.assistant },
      { label: 'Book Now', to: paths.booking },
    ],
  },
  { title: 'Support', items: [{ label: 'Help Center', to: paths.contact }] },
  {
    title: 'Legal',
    items: [
      { label: 'Privacy', to: paths.contact },
      { label: 'Terms', to: paths.contact },
    ],
  },
];

/** The account's own places, without Log out, which is an action. */
export function accountItems(isAdmin: boolean): readonly NavigationItem[] {
  return [
    ...(isAdmin ? [{ label: 'Admin Panel', to: paths.admin }] : []),
    { label: 'Profile', to: paths.profile },
    { label: 'My Trips', to: paths.myTrips },
    { label: 'Pricing & Plans', to: paths.pricing },
    { label: 'Ready for the flight', to: paths.offline },
  ];
}
