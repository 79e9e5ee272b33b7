import type { LucideIcon } from 'lucide-react';

export {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  Eye,
  EyeOff,
  KeyRound,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  Moon,
  Paperclip,
  Pause,
  Phone,
  Play,
  RotateCw,
  User,
  X,
} from 'lucide-react';
export type { LucideIcon };

type IconProps = {
  readonly icon: LucideIcon;
  /** In pixels of the default text size; it grows with the text. */
  readonly size?: number;
};

export function Icon({ icon: Glyph, size = 20 }: IconProps) {
  return <Glyph size={`${size / 16}rem`} strokeWidth={1.75} aria-hidden="true" />;
}
