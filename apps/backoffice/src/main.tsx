import './set-up-zod.ts';
import 'antd/dist/antd.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { Backoffice } from './Backoffice.tsx';
import { allowOwnStyles } from './nonce.ts';
import './own-sheets.ts';

allowOwnStyles(document);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Backoffice />);
