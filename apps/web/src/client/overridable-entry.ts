import './read-overrides.ts';
import './entry.tsx';
