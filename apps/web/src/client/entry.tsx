import '@vitejs/plugin-react/preamble';
import '@vitrine/ui/base.css';
import '@vitrine/ui/tokens.css';
import { startApp } from './start.tsx';

void startApp();
